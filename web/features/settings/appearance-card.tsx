import { changeLook } from '../../platform/look.ts'
import { useLook } from '../../platform/use-look.ts'
import { Card } from '../../ui/card.tsx'
import { Switch } from '../../ui/switch.tsx'
import { settingsTexts as texts } from './texts.ts'

/** How the pages look; each switch shows what is applied now and changes it at once. */
export function AppearanceCard() {
  const look = useLook()
  return (
    <Card heading={texts.appearance}>
      <div className="flex flex-col gap-3">
        <Switch
          label={texts.dark}
          description={texts.darkHint}
          checked={look.theme === 'dark'}
          onCheckedChange={(isOn) => changeLook({ theme: isOn ? 'dark' : 'light' })}
        />
        <Switch
          label={texts.contrast}
          description={texts.contrastHint}
          checked={look.contrast === 'high'}
          onCheckedChange={(isOn) => changeLook({ contrast: isOn ? 'high' : 'standard' })}
        />
        <Switch
          label={texts.motion}
          description={texts.motionHint}
          checked={look.motion === 'reduced'}
          onCheckedChange={(isOn) => changeLook({ motion: isOn ? 'reduced' : 'standard' })}
        />
        <Switch
          label={texts.text}
          description={texts.textHint}
          checked={look.text === 'larger'}
          onCheckedChange={(isOn) => changeLook({ text: isOn ? 'larger' : 'standard' })}
        />
        <Switch
          label={texts.plain}
          description={texts.plainHint}
          checked={look.background === 'plain'}
          onCheckedChange={(isOn) => changeLook({ background: isOn ? 'plain' : 'gradient' })}
        />
      </div>
    </Card>
  )
}
