import type { Config } from '@react-router/dev/config'

/** Pages without a session are prerendered as plain HTML; everything else is one single-page shell. */
export default {
  appDirectory: 'web',
  ssr: false,
  prerender: ['/', '/learn-more', '/terms', '/privacy', '/safety', '/accessibility'],
} satisfies Config
