import { composeNewsletter } from '#domain/newsletters/compose-newsletter.ts'
import {
  type NewsletterBlock,
  type NewsletterSpan,
  newsletterBlocks,
} from '#domain/newsletters/newsletter-blocks.ts'
import { Card } from '../../ui/card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { newsletterTexts as texts } from './texts.ts'

function Span({ span: { text, isStrong, href } }: { span: NewsletterSpan }) {
  const inner = href ? (
    <a href={href} target="_blank" rel="noreferrer" className="break-words underline">
      {text}
    </a>
  ) : (
    text
  )
  return isStrong ? <strong>{inner}</strong> : inner
}

function Spans({ spans }: { spans: readonly NewsletterSpan[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: stretches of a text have no name but their place.
  return spans.map((span, index) => <Span key={index} span={span} />)
}

function Block({ block }: { block: NewsletterBlock }) {
  if (block.kind === 'heading')
    return (
      <h3 className="text-lg">
        <Spans spans={block.spans} />
      </h3>
    )
  const lines = block.lines.map((spans, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no name but their place.
      <li key={index}>
        <Spans spans={spans} />
      </li>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no name but their place.
      <span key={index} className="block">
        <Spans spans={spans} />
      </span>
    ),
  )
  return block.kind === 'list' ? <ul className="list-disc pl-6">{lines}</ul> : <p>{lines}</p>
}

/** What people will see, drawn from the same blocks that the mail is made of. */
export function NewsletterPreview({ subject, body }: { subject: string; body: string }) {
  if (body.trim() === '')
    return (
      <Card heading={texts.previewHeading}>
        <p className="text-ink-soft">{texts.emptyPreview}</p>
      </Card>
    )
  const drawn = (
    <div className="flex max-w-measure flex-col gap-4 break-words">
      {newsletterBlocks(body).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no name but their place.
        <Block key={index} block={block} />
      ))}
    </div>
  )
  const plain = (
    <pre className="font-mono text-sm break-words whitespace-pre-wrap">
      {composeNewsletter({ subject, body }, texts.previewLink).text}
    </pre>
  )
  return (
    <Card heading={texts.previewHeading}>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.previewHint}</p>
      <p className="mb-4 font-heading break-words">{subject}</p>
      <Tabs
        label={texts.previewAs}
        items={[
          { value: 'html', label: texts.asHtml, content: drawn },
          { value: 'text', label: texts.asText, content: plain },
        ]}
      />
    </Card>
  )
}
