import { conversationFileNames } from '#domain/account-data/conversation-file-names.ts'
import { conversationMarkdown } from '#domain/conversations/conversation-markdown.ts'
import type { Services } from '../../services.ts'
import { coachNameOf } from '../conversations/index.ts'
import { leftOutColumns, readSnapshot, type Snapshot } from './read-snapshot.ts'
import { type ArchiveFile, streamArchive } from './stream-archive.ts'

type Scope = Pick<Services, 'db' | 'now' | 'content'>

function dataFile(snapshot: Snapshot, exportedAt: Date): ArchiveFile {
  const document = {
    about: 'Everything that Wayfern holds on you, by table. Moments are in UTC. Pictures are in base64.',
    exportedAt: exportedAt.toISOString(),
    leftOut: {
      why: 'These are secrets that open your account. They are kept as hashes or random values.',
      columns: leftOutColumns,
    },
    data: snapshot.tables,
  }
  return { path: 'wayfern-data.json', text: `${JSON.stringify(document, null, 2)}\n` }
}

function* archiveFiles({ content }: Scope, snapshot: Snapshot, exportedAt: Date): Generator<ArchiveFile> {
  yield dataFile(snapshot, exportedAt)
  const { conversations } = snapshot
  const names = conversationFileNames(conversations)
  for (const [index, conversation] of conversations.entries()) {
    const text = conversationMarkdown(conversation, coachNameOf(content, conversation.module))
    yield { path: `conversations/${names[index]}`, text }
  }
}

/**
 * Everything held on a user as one zip archive: a JSON file by table, and each conversation as Markdown.
 * @throws Problem `not-found` when the user was deleted meanwhile
 */
export async function exportAccount(scope: Scope, userId: string): Promise<ReadableStream<Uint8Array>> {
  const exportedAt = scope.now()
  const snapshot = await readSnapshot(scope.db, userId)
  return streamArchive(archiveFiles(scope, snapshot, exportedAt), exportedAt)
}
