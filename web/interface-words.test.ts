import { describe, expect, it } from 'vitest'

const texts = {
  ...import.meta.glob<string>(['./**/texts.ts', './**/*-texts.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>(['/content/**/*.{md,json}', '!/content/**/README.md', '!/content/search/*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
}
const withoutComments = (source: string) => source.replaceAll(/^\s*(\/?\*|\/\/).*$/gm, '')

describe('the words of the interface', () => {
  it('are found', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(100)
  })

  it.each(Object.entries(texts))('%s writes "email" as the specification does', (_file, source) => {
    expect(withoutComments(source).match(/\be-mails?\b/gi)).toBeNull()
  })
})
