import { type Logger, pino } from 'pino'

export type { Logger }

/** JSON lines on standard output. Keys that may hold secrets or what people wrote are cut wherever they appear. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.content',
        '*.text',
        '*.words',
        '*.messages',
        'req.headers',
        '*.authorization',
        '*.cookie',
      ],
      remove: true,
    },
  })
}
