import { readFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws the icons of the installed application from the product's mark, which is `public/favicon.svg`. They are committed:
// `node scripts/make-icons.mjs` after the mark has changed.
const root = new URL('../public/', import.meta.url)
const mark = /<g>(.*)<\/g>/s.exec(readFileSync(new URL('favicon.svg', root), 'utf8'))?.[1]
const WASH = '#eef8e6'
const GREEN = '#1c6b3f'
/** The side of the mark's own drawing, and where the middle of its lines lies in it. */
const MARK = { side: 32, x: 13.4, y: 16.2 }

/** The mark in the middle of a square of 100, `share` of its side wide; `radius` rounds the square's corners. */
function draw({ share, radius }) {
  const scale = share / MARK.side
  const place = `translate(50 50) scale(${scale}) translate(${-MARK.x} ${-MARK.y})`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1024" height="1024">
      <rect width="100" height="100" rx="${radius}" fill="${WASH}"/>
      <g transform="${place}" color="${GREEN}">${mark}</g>
    </svg>`,
  )
}

const rounded = draw({ share: 78, radius: 22 })
// What a phone cuts to its own form keeps the middle: a circle of four fifths.
const whole = draw({ share: 62, radius: 0 })

for (const [name, drawing, side] of [
  ['icon-192', rounded, 192],
  ['icon-512', rounded, 512],
  ['maskable-512', whole, 512],
  ['icon-180', whole, 180],
])
  await sharp(drawing)
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toFile(new URL(`icons/${name}.png`, root).pathname)
