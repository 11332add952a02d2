import { companionLeaves, companionPots } from '#domain/settings/companion-look.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { CompanionPlant } from '../../ui/companion-plant.tsx'
import { PictureChoice } from '../../ui/picture-choice.tsx'
import { companionTexts as texts } from './texts.ts'

type Look = Pick<Settings, 'companionPot' | 'companionLeaf'>
type CompanionLookChoiceProps = { settings: Look; onChange: (change: Partial<Look>) => void }

/** A plant of the middle, so that pots and leaves can be told apart. */
const SHOWN_LEVEL = 4

/** The pot and the leaf of the companion's plant, in the settings and in the questions after sign-up. */
export function CompanionLookChoice({ settings, onChange }: CompanionLookChoiceProps) {
  const { companionPot: pot, companionLeaf: leaf } = settings
  const pots = companionPots.map((value) => ({
    value,
    label: texts.pots[value],
    picture: <CompanionPlant pot={value} leaf={leaf} level={SHOWN_LEVEL} className="h-18 sm:h-24" />,
  }))
  const leaves = companionLeaves.map((value) => ({
    value,
    label: texts.leaves[value],
    picture: <CompanionPlant pot={pot} leaf={value} level={SHOWN_LEVEL} className="h-18 sm:h-24" />,
  }))
  return (
    <div className="flex flex-col gap-5">
      <PictureChoice
        legend={texts.pot}
        choices={pots}
        chosen={pot}
        onChoose={(companionPot) => onChange({ companionPot })}
      />
      <PictureChoice
        legend={texts.leaf}
        choices={leaves}
        chosen={leaf}
        onChoose={(companionLeaf) => onChange({ companionLeaf })}
      />
    </div>
  )
}
