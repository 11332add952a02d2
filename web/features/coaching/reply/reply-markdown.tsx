import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { joinClasses } from '../../../ui/join-classes.ts'
import { coachingTexts } from '../texts.ts'
import { ReplyLink } from './reply-link.tsx'
import { splitBlocks } from './split-blocks.ts'

const plugins = [remarkGfm]

const classes = joinClasses(
  'space-y-3 [&_h3]:font-heading [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_strong]:font-heading [&_blockquote]:border-l-4 [&_blockquote]:border-line [&_blockquote]:pl-4',
  '[&_a]:text-primary [&_a]:underline [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_pre]:min-w-fit [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-3',
  '[&_td,&_th]:border [&_td,&_th]:border-line [&_td,&_th]:px-3 [&_td,&_th]:py-1 [&_th]:text-left [&_hr]:border-line',
)

/** What may be wider than the chat, and scrolls by itself. */
function WidePart({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section tabIndex={0} aria-label={name} className="overflow-x-auto">
      {children}
    </section>
  )
}

/**
 * Headings of a reply stand right below the chat's own, whatever level a model chose; pictures of other sites are
 * never loaded.
 */
const components: Components = {
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  a: ({ href, children }) => <ReplyLink href={href}>{children}</ReplyLink>,
  img: ({ alt }) => (
    <span>
      {coachingTexts.picture} {alt}
    </span>
  ),
  table: ({ children }) => (
    <WidePart name={coachingTexts.table}>
      <table>{children}</table>
    </WidePart>
  ),
  pre: ({ children }) => (
    <WidePart name={coachingTexts.code}>
      <pre>{children}</pre>
    </WidePart>
  ),
}

const Block = memo(function Block({ markdown }: { markdown: string }) {
  return (
    <Markdown remarkPlugins={plugins} components={components}>
      {markdown}
    </Markdown>
  )
})

/**
 * A reply as formatted text. Raw HTML stays text, and only the link schemes of the specification (section 5) work:
 * both are what react-markdown does by itself. While the reply grows, typing and scrolling come before drawing it.
 */
export function ReplyMarkdown({ children }: { children: string }) {
  const shown = useDeferredValue(children)
  const blocks = useMemo(() => splitBlocks(shown), [shown])
  return (
    <div className={classes}>
      {blocks.map((markdown, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end.
        <Block key={index} markdown={markdown} />
      ))}
    </div>
  )
}
