import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { compactGreeting } from '#content/assistant/module.json'
import { useOwnSession } from '../features/accounts/session/own-session.ts'
import { RequireSession } from '../features/accounts/session/require-session.tsx'
import { session } from '../features/accounts/session/session.ts'
import { SignOut, SignOutButton } from '../features/accounts/session/sign-out-button.tsx'
import { AccountNews } from '../features/accounts/settings/account-news.tsx'
import { BreakOffer } from '../features/calm/break-offer.tsx'
import { CalmButton, CalmControl } from '../features/calm/calm-control.tsx'
import { calmTexts } from '../features/calm/texts.ts'
import { useChat } from '../features/coaching/chat/use-chat.ts'
import { CompanionChat } from '../features/coaching/companion/companion-chat.tsx'
import { useCompanionName, withCompanionName } from '../features/coaching/companion/use-companion-name.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { useLiveEvents } from '../features/live-events/use-live-events.ts'
import { adoptGameElements } from '../features/progress/store/game-elements.ts'
import { useProgressTracking } from '../features/progress/store/use-progress-tracking.ts'
import { SafetyCard } from '../features/safety/safety-card.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import { useSettingsTracking } from '../features/settings/use-settings-tracking.ts'
import { bottomBarPart } from '../features/shell/bottom-bar.tsx'
import { DashboardShell, type ShellPlace } from '../features/shell/dashboard-shell.tsx'
import { shellTexts } from '../features/shell/texts.ts'
import { announceUsage } from '../features/token-allowance/usage-news.ts'
import { CountryControl } from '../platform/country-control.ts'
import { KeepWords, type WordsToKeep } from '../platform/keep-words.ts'
import { loadPart } from '../platform/load-part.tsx'
import { lateSafety } from '../platform/offline/late-safety.ts'
import { ReplyVoice } from '../platform/reply-voice.ts'
import { SafetyCardOfChats } from '../platform/safety-card-slot.ts'
import { SavedTextSafety } from '../platform/saved-text-safety.tsx'
import { toast } from '../ui/toast.ts'
import { quietTopBarButton, topBarWords } from '../ui/top-bar-button.ts'
import { OwnPlant } from './own-plant.tsx'
import type { SearchPalette as LoadedPalette } from './search-palette.tsx'

const ReadAloudButton = loadPart(() =>
  import('../features/voice/read-aloud-button.tsx').then((part) => part.ReadAloudButton),
)

/** "Read aloud" under every reply, while the person has switched it on. */
function WithVoice({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const rate = settings?.aiVoiceEnabled ? settings.voiceRate : null
  const offerVoice = useMemo(() => {
    if (rate === null) return null
    return (text: string) => (
      <Suspense>
        <ReadAloudButton text={text} rate={rate} className="px-3! py-1! text-sm" />
      </Suspense>
    )
  }, [rate])
  return <ReplyVoice value={offerVoice}>{children}</ReplyVoice>
}

const KeepButton = loadPart(() =>
  import('../features/own-words/keep-button.tsx').then((part) => part.KeepButton),
)
const offerToKeep = (words: WordsToKeep) => (
  <Suspense>
    <KeepButton {...words} />
  </Suspense>
)

const CountryOffer = loadPart(() =>
  import('../features/settings/country-offer.tsx').then((part) => part.CountryOffer),
)

/** The choice of the country, wherever help lines are shown. */
function WithCountry({ children }: { children: ReactNode }) {
  const { settings } = useSettings()
  const country = settings?.country
  const control = useMemo(() => {
    if (country === undefined) return null
    const renderOffer = (offered: string | null) => (
      <Suspense>
        <CountryOffer country={country} offered={offered} />
      </Suspense>
    )
    return { country, renderOffer }
  }, [country])
  return <CountryControl value={control}>{children}</CountryControl>
}

const FootLine = loadPart(() => import('./foot-line.tsx').then((part) => part.FootLine))

/** What the safety check says of words that were written without a connection, once they are sent, on whatever page. */
function LateSafety() {
  const reply = useStore(lateSafety)
  return (
    <div aria-live="polite">
      {reply && <SavedTextSafety reply={reply} onClose={lateSafety.close} SafetyCard={SafetyCard} />}
    </div>
  )
}

function CompactChat({ companionName }: { companionName: string }) {
  const { user, isBuiltInCoach } = useOwnSession()
  const chat = useChat({
    userId: user.id,
    scope: 'assistant',
    place: 'companion',
    isBuiltInCoach,
    onUsage: announceUsage,
  })
  return (
    <CompanionChat
      chat={chat}
      companionName={companionName}
      greeting={withCompanionName(compactGreeting, companionName)}
    />
  )
}

const renderSignOut = (place: ShellPlace) =>
  place === 'drawer' ? (
    <SignOutButton className="w-full" />
  ) : (
    <SignOutButton variant="ghost" className={quietTopBarButton} wordsClassName={topBarWords} />
  )

const renderCalmButton = (place: ShellPlace) =>
  place === 'bottom-bar' ? (
    <CalmButton className={bottomBarPart} label={calmTexts.openShort} />
  ) : (
    <CalmButton />
  )

function SearchNotLoaded({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    toast({ ...shellTexts.searchNotLoaded, variant: 'destructive' })
    onClose()
  }, [onClose])
  return null
}
const SearchPalette = loadPart<ComponentProps<typeof LoadedPalette>>(
  () => import('./search-palette.tsx').then((part) => part.SearchPalette),
  SearchNotLoaded,
)

function Dashboard({ children }: { children: ReactNode }) {
  const { user, role } = useOwnSession()
  const companionName = useCompanionName()
  useProgressTracking(user.id)
  useSettingsTracking(user.id, adoptGameElements)
  useLiveEvents(user.id, session.check)
  return (
    <WithVoice key={user.id}>
      <WithCountry>
        <SafetyCardOfChats value={SafetyCard}>
          <KeepWords value={offerToKeep}>
            <SignOut>
              {(beginSignOut) => (
                <DashboardShell
                  modules={moduleCatalogue}
                  companion={{
                    name: companionName,
                    mark: <OwnPlant className="size-8 shrink-0" />,
                    chat: <CompactChat companionName={companionName} />,
                  }}
                  isOperator={role === 'operator'}
                  renderCalmButton={renderCalmButton}
                  renderSignOut={renderSignOut}
                  renderSearch={(onClose) => (
                    <Suspense>
                      <SearchPalette
                        isOperator={role === 'operator'}
                        onSignOut={() => void beginSignOut()}
                        onClose={onClose}
                      />
                    </Suspense>
                  )}
                  footLine={
                    <Suspense>
                      <FootLine />
                    </Suspense>
                  }
                >
                  <BreakOffer />
                  <AccountNews />
                  <LateSafety />
                  {children}
                </DashboardShell>
              )}
            </SignOut>
            <CalmControl />
          </KeepWords>
        </SafetyCardOfChats>
      </WithCountry>
    </WithVoice>
  )
}

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <Dashboard>{children}</Dashboard>
    </RequireSession>
  )
}
