import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SkillsMapReply } from '#domain/practice/contract.ts'
import type { KeepNoteReply, PracticeNote } from '#domain/practice/note-contract.ts'
import type { SafetyReply } from '#domain/safety/contract.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { SafetyCardSlot } from '../../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../../platform/saved-text-safety.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangeDialog } from '../../ui/change-dialog.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { noteCalls, ownNotes, refreshNotes } from './note-calls.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { noteTexts as texts } from './note-texts.ts'
import { ownSkills } from './practice-calls.ts'

type Skills = SkillsMapReply['skills']
type Told = (announced: string, reply?: KeepNoteReply) => void

function NewNote({ skills, tell }: { skills: Skills; tell: Told }) {
  return (
    <Collapsible showText={texts.open} hideText={texts.close}>
      <NoteForm
        initial={{ skill: skills[0]?.id ?? '', person: '', text: '' }}
        skills={skills}
        onDone={(reply) => tell(texts.kept, reply)}
      />
    </Collapsible>
  )
}

function Notes({ skills, notes, tell }: { skills: Skills; notes: readonly PracticeNote[]; tell: Told }) {
  const [changed, setChanged] = useState<PracticeNote | null>(null)
  const nameOf = (id: string) => skills.find((skill) => skill.id === id)?.name
  async function remove({ id }: PracticeNote) {
    await noteCalls.remove(id)
    tell(texts.removed)
  }
  return (
    <>
      {notes.length === 0 && <p className="mt-4 text-ink-soft">{texts.none}</p>}
      <ul className="mt-4 flex flex-col gap-3 empty:hidden">
        {notes.map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            skill={nameOf(note.skill)}
            onChange={() => setChanged(note)}
            onRemove={() => remove(note)}
          />
        ))}
      </ul>
      <ChangeDialog item={changed} title={texts.changeHeading} onClose={() => setChanged(null)}>
        {({ id, skill, person, text }) => (
          <NoteForm
            id={id}
            // A skill that is gone is in no list: the first one then stands, and the person chooses.
            initial={{ skill: nameOf(skill) ? skill : (skills[0]?.id ?? ''), person, text }}
            skills={skills}
            onCancel={() => setChanged(null)}
            onDone={(reply) => {
              setChanged(null)
              tell(texts.changed, reply)
            }}
          />
        )}
      </ChangeDialog>
    </>
  )
}

function QueriedNotes({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  const skills = useQuery(ownSkills)
  const notes = useQuery(ownNotes)
  const [announced, setAnnounced] = useState('')
  const [safety, setSafety] = useState<SafetyReply | null>(null)
  const tell: Told = (text, reply) => {
    void refreshNotes()
    setAnnounced(text)
    setSafety(reply?.safety ?? null)
  }
  return (
    <Card heading={texts.heading}>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.intro}</p>
      {skills.data && <NewNote skills={skills.data.skills} tell={tell} />}
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {announced}
      </p>
      <SavedTextSafety reply={safety} onClose={() => setSafety(null)} SafetyCard={SafetyCard} />
      <Loaded query={notes} texts={texts.load}>
        {(kept) => <Notes skills={skills.data?.skills ?? []} notes={kept.notes} tell={tell} />}
      </Loaded>
    </Card>
  )
}

/** What the person tried in real life: their notes, and a form for a further one. */
export function OwnNotes({ SafetyCard }: { SafetyCard: SafetyCardSlot }) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedNotes SafetyCard={SafetyCard} />
    </QueryClientProvider>
  )
}
