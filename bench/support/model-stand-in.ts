import { startFakeModelServer } from '#server/testing/fake-model-server.ts'

/**
 * The model stand-in as a process of its own, so that its CPU time can be told from the product's. It takes its
 * behaviour as JSON in the first argument and answers `cpu` messages with its CPU time in microseconds.
 */
const fake = await startFakeModelServer(JSON.parse(process.argv[2] ?? '{}'))
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system })
})
process.send?.({ url: fake.url })
