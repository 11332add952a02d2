import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SkillsMapReply } from '#domain/practice/contract.ts'
import { longDate } from '../../platform/long-date.ts'
import { exercisePath } from '../../platform/practice-path.ts'
import { queryClient } from '../../platform/query-client.ts'
import { Card } from '../../ui/card.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { ownSkills } from './practice-calls.ts'
import { skillsTexts as texts } from './skills-texts.ts'
import { Twig } from './twig.tsx'

type Skill = SkillsMapReply['skills'][number]
const isPracticed = ({ finished, easily, again }: Skill) => finished.length + easily.length + again.length > 0

type ExerciseLinksProps = { name: string; exercises: readonly { id: string; text: string }[] }

function ExerciseLinks({ name, exercises }: ExerciseLinksProps) {
  if (exercises.length === 0) return null
  return (
    <div className="mt-2">
      <p className="font-heading">{name}</p>
      <ul>
        {exercises.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={exercisePath(id)}
              className="inline-block py-1 text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const titled = (exercises: Skill['easily']) => exercises.map(({ id, title }) => ({ id, text: title }))

function PracticedSkill({ skill, hasPicture }: { skill: Skill; hasPicture: boolean }) {
  const { name, what, finished, easily, again } = skill
  const last = finished[0]
  const hasTwig = hasPicture && finished.length > 0
  return (
    <li
      className={joinClasses(
        'grid gap-x-6 gap-y-2 border-b border-line-soft py-5 first:pt-0 last:border-b-0 last:pb-0',
        hasTwig && 'sm:grid-cols-[auto_minmax(0,1fr)]',
      )}
    >
      {hasTwig && <Twig leaves={finished.length} />}
      <div className="min-w-0">
        <h3 className="text-base">{name}</h3>
        <p className="max-w-measure text-ink-soft">{what}</p>
        <ExerciseLinks
          name={texts.finished}
          exercises={finished.map(({ id, title, finishedAt }) => ({
            id,
            text: texts.finishedOn(title, longDate(finishedAt)),
          }))}
        />
        {!last && <p className="mt-2 text-sm text-ink-soft">{texts.noneFinished}</p>}
        <ExerciseLinks name={texts.easily} exercises={titled(easily)} />
        <ExerciseLinks name={texts.again} exercises={titled(again)} />
      </div>
    </li>
  )
}

type MapProps = { hasPicture: boolean; children?: ReactNode }

function MappedSkills({ skills, hasPicture, children }: SkillsMapReply & MapProps) {
  const practiced = skills.filter(isPracticed)
  const others = skills.filter((skill) => !isPracticed(skill))
  const hasLeaves = hasPicture && practiced.some(({ finished }) => finished.length > 0)
  return (
    <>
      <Card heading={texts.practiced}>
        {hasLeaves && <p className="mb-4 text-sm text-ink-soft">{texts.pictureHint}</p>}
        {practiced.length === 0 && <p className="max-w-measure">{texts.none}</p>}
        <ul>
          {practiced.map((skill) => (
            <PracticedSkill key={skill.id} skill={skill} hasPicture={hasPicture} />
          ))}
        </ul>
      </Card>
      {children}
      {others.length > 0 && (
        <Card heading={texts.others}>
          <p className="mb-3 text-ink-soft">{texts.othersHint}</p>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {others.map(({ id, name, what }) => (
              <div key={id}>
                <dt className="font-heading">{name}</dt>
                <dd className="text-sm text-ink-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

function QueriedMap(props: MapProps) {
  const query = useQuery(ownSkills)
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <p className="max-w-measure text-ink-soft">{texts.intro}</p>
      <Loaded query={query} texts={texts.load}>
        {({ skills }) => <MappedSkills skills={skills} {...props} />}
      </Loaded>
    </div>
  )
}

/**
 * What was practiced, by skill: in words, and as a twig with a leaf for each exercise where pictures are wanted. What the
 * page adds to it stands before the skills that were not practiced.
 */
export function SkillsMap(props: MapProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <QueriedMap {...props} />
    </QueryClientProvider>
  )
}
