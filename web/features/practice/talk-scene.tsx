import type { ReactNode } from 'react'
import type { TalkPlace } from '#domain/practice/talk-place.ts'

const wood = 'fill-warn-wash stroke-line'
const sheet = 'fill-card stroke-line'
const glass = 'fill-info-wash stroke-line'
const green = 'fill-leaf stroke-primary'
/** A line without a surface. */
const thin = 'fill-none stroke-line'

const LEAVES =
  'M0 0C-3-14-14-20-22-18-20-8-12-2 0 0ZM0 0C3-16 14-24 22-22 21-10 12-2 0 0ZM0 0C-5-18-2-30 2-36 7-26 5-14 0 0Z'

function Plant({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={LEAVES} className={green} />
      <path d="M-11 0H11L8 20H-8Z" className={wood} />
    </g>
  )
}
const Chair = ({ x, flip = 1 }: { x: number; flip?: 1 | -1 }) => (
  <path
    transform={`translate(${x} 0) scale(${flip} 1)`}
    d="M0 74V106H24M0 106V136M24 106V136"
    className={thin}
  />
)
const Window = ({ x }: { x: number }) => (
  <g>
    <rect x={x} y="18" width="72" height="54" rx="4" className={glass} />
    <path d={`M${x + 36} 18V72M${x} 45H${x + 72}`} className={thin} />
  </g>
)

const scenes: Record<TalkPlace, ReactNode> = {
  kitchen: (
    <>
      <Window x={196} />
      <path d="M60 30H160M320 30H420" className={thin} />
      <path d="M70 30V16H92V30M100 30V12H118V30M126 30V18H150V30" className={sheet} />
      <path d="M330 30V14H352V30M362 30V20H398V30" className={green} />
      <rect x="40" y="86" width="400" height="50" className={wood} />
      <path d="M160 86V136M280 86V136M30 86H450" className={thin} />
      <path d="M216 86V70Q216 62 224 62H234V70" className={thin} />
      <path d="M192 86Q194 98 206 98H240Q252 98 254 86Z" className={sheet} />
      <path d="M316 86V70H364V86ZM364 76H388M322 70V60H358V70Z" className={sheet} />
    </>
  ),
  office: (
    <>
      <Window x={60} />
      <path d="M330 24H430M330 58H430" className={thin} />
      <path d="M340 58V32H352V58M354 58V30H368V58M372 58V34H384V58" className={green} />
      <path d="M392 58V28H404V58M406 58V36H420V58" className={sheet} />
      <path d="M150 96H340M166 96V136M324 96V136" className={thin} />
      <rect x="204" y="46" width="78" height="40" rx="4" className={sheet} />
      <path d="M243 86V96M226 96H260M214 58H258M214 68H272" className={thin} />
      <path d="M300 96V84H314V96ZM314 87Q322 90 314 93" className={sheet} />
      <Chair x={112} />
      <Plant x={400} y={116} />
    </>
  ),
  counter: (
    <>
      <rect x="176" y="14" width="128" height="26" rx="4" className={green} />
      <path d="M196 40V84M284 40V84" className={thin} />
      <path d="M196 52H284V84H196Z" className={glass} />
      <rect x="70" y="84" width="340" height="52" className={wood} />
      <path d="M60 84H420M156 84V136M324 84V136" className={thin} />
      <path d="M222 84V76H258V84" className={sheet} />
      <path d="M330 84V58H372V84ZM340 66H362M340 74H356" className={sheet} />
      <path d="M104 84V72H128V84Z" className={sheet} />
      <path d="M26 136V86M24 92Q48 108 62 92M454 136V86M456 92Q436 108 420 92" className={thin} />
    </>
  ),
  school: (
    <>
      <rect x="130" y="14" width="220" height="62" rx="4" className={green} />
      <path d="M152 34H240M152 48H290M152 60H214" className="fill-none stroke-card" />
      <circle cx="408" cy="40" r="20" className={sheet} />
      <path d="M408 28V40L416 46" className={thin} />
      <path d="M92 104H206M104 104V136M194 104V136M274 104H388M286 104V136M376 104V136" className={thin} />
      <path d="M124 104L130 94H168L162 104ZM310 104V92H334V104Z" className={sheet} />
      <Chair x={60} />
      <Chair x={420} flip={-1} />
    </>
  ),
  table: (
    <>
      <path d="M240 0V26M206 48Q210 26 240 26T274 48Z" className={wood} />
      <Window x={52} />
      <Window x={356} />
      <ellipse cx="240" cy="96" rx="86" ry="11" className={wood} />
      <path d="M240 107V134M212 136H268" className={thin} />
      <path
        d="M196 94V78H216V94ZM216 82Q226 86 216 90M264 94V78H284V94ZM264 82Q254 86 264 90"
        className={sheet}
      />
      <Chair x={124} />
      <Chair x={356} flip={-1} />
      <Plant x={446} y={116} />
    </>
  ),
  phone: (
    <>
      <rect x="206" y="10" width="68" height="122" rx="12" className={sheet} />
      <path d="M230 20H250" className={thin} />
      <path d="M216 34H256Q260 34 260 38V50Q260 54 256 54H224L216 60Z" className={glass} />
      <path d="M264 68H230Q226 68 226 72V92Q226 96 230 96H256L264 102Z" className={green} />
      <path
        d="M60 34H156Q164 34 164 42V66Q164 74 156 74H84L66 88V74H60Q52 74 52 66V42Q52 34 60 34Z"
        className={glass}
      />
      <path d="M70 48H146M70 60H122" className={thin} />
      <path
        d="M324 52H420Q428 52 428 60V84Q428 92 420 92H414V106L396 92H324Q316 92 316 84V60Q316 52 324 52Z"
        className={wood}
      />
      <path d="M334 66H410M334 78H386" className={thin} />
    </>
  ),
  outside: (
    <>
      <path d="M0 110Q90 56 190 100T370 84T480 106V136H0Z" className="fill-line-soft stroke-line" />
      <circle cx="398" cy="34" r="18" className={wood} />
      <path d="M96 136V64" className={thin} />
      <path d="M96 24C70 30 62 58 78 78H114C130 58 122 30 96 24Z" className={green} />
      <path d="M196 112H300M196 98H300M208 98V136M288 98V136" className={thin} />
      <path d="M196 92H300V104H196ZM196 110H300V118H196Z" className={wood} />
      <path d="M356 136V52" className={thin} />
      <rect x="336" y="40" width="40" height="28" rx="4" className={glass} />
      <Plant x={436} y={116} />
    </>
  ),
  room: (
    <>
      <Window x={204} />
      <path d="M96 136V48M78 48Q80 24 96 24T114 48Z" className={wood} />
      <path d="M150 108V88Q150 78 160 78H320Q330 78 330 88V108Z" className={green} />
      <path d="M138 128V98Q138 92 146 92T154 98V108H326V98Q326 92 334 92T342 98V128Z" className={sheet} />
      <path d="M152 128V136M328 128V136M240 80V108" className={thin} />
      <Plant x={398} y={116} />
    </>
  ),
}

/** Where a talk takes place, drawn. It says nothing that does not stand below it in words. */
export function TalkScene({ place }: { place: TalkPlace }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 146"
      data-place={place}
      className="block h-auto max-h-48 w-full rounded-t-card bg-fresh"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {scenes[place]}
      <path d="M0 136H480" className={thin} />
    </svg>
  )
}
