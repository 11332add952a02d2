import { useQueries } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { ChatScope } from '#domain/coaching/module-ids.ts'
import type { ConversationPage } from '#domain/conversations/contract.ts'
import { moduleCatalogue } from '../features/coaching/module/module-catalogue.ts'
import { ownSettings } from '../features/settings/own-settings.ts'
import { CommandPalette } from '../features/shell/command-palette.tsx'
import { moreLinksFor, pageLinks } from '../features/shell/page-links.ts'
import { paletteTexts as texts } from '../features/shell/palette-texts.ts'
import { allCards } from '../features/skills/skill-queries.ts'
import { callApi } from '../platform/call-api.ts'
import { calmScreen } from '../platform/calm-screen.ts'
import { chatRequest } from '../platform/chat-request.ts'
import { queryClient } from '../platform/query-client.ts'
import { skillCardPath } from '../platform/skill-card-path.ts'
import { themeStore } from '../platform/theme.ts'

const modulePath = (slug: string) => `/dashboard/modules/${slug}`
const moduleOf = (scope: ChatScope) => moduleCatalogue.find(({ id }) => id === scope)

const newestConversations = {
  queryKey: ['conversations', 'search'],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi<ConversationPage>('/conversations', { signal }),
  staleTime: 0,
}

type SearchPaletteProps = { isOperator: boolean; onSignOut: () => void; onClose: () => void }

/** The search with all that it finds. Cards and earlier conversations join when they have come. */
export function SearchPalette({ isOperator, onSignOut, onClose }: SearchPaletteProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { theme } = useStore(themeStore)
  const [cards, conversations] = useQueries({ queries: [allCards, newestConversations] }, queryClient)

  const go = (path: string) => () => void navigate(path)
  function openChat(module: ChatScope, conversationId: string | null) {
    const slug = moduleOf(module)?.slug
    chatRequest.ask({ module, conversationId })
    void navigate(slug ? modulePath(slug) : '/dashboard')
  }
  const here = moduleCatalogue.find(({ slug }) => pathname === modulePath(slug))?.id ?? 'assistant'
  const actions = [
    { id: 'new-chat', label: texts.newChat, run: () => openChat(here, null) },
    { id: 'calm', label: texts.calmScreen, run: calmScreen.open },
    {
      id: 'theme',
      label: theme === 'dark' ? texts.light : texts.dark,
      run: () => ownSettings.change({ darkMode: theme !== 'dark' }),
    },
    { id: 'sign-out', label: texts.signOut, run: onSignOut },
  ]
  const groups = [
    {
      heading: texts.pages,
      items: [...pageLinks, ...moreLinksFor(isOperator)].map(({ to, label }) => ({
        id: to,
        label,
        run: go(to),
      })),
    },
    { heading: texts.actions, items: actions },
    {
      heading: texts.modules,
      items: moduleCatalogue.map(({ slug, title, tooltip }) => ({
        id: modulePath(slug),
        label: title,
        hint: tooltip,
        run: go(modulePath(slug)),
      })),
    },
    {
      heading: texts.conversations,
      isSearchedOnly: true,
      items: (conversations.data?.conversations ?? []).map(({ id, module, title }) => ({
        id,
        label: title,
        hint: moduleOf(module)?.title ?? texts.assistant,
        run: () => openChat(module, id),
      })),
    },
    {
      heading: texts.cards,
      isSearchedOnly: true,
      items: (cards.data?.cards ?? []).map((card) => ({
        id: skillCardPath(card),
        label: card.title,
        hint: moduleOf(card.module)?.title ?? '',
        run: go(skillCardPath(card)),
      })),
    },
  ]
  const problem = cards.isError || conversations.isError ? texts.notLoaded : null
  return <CommandPalette groups={groups} problem={problem} onClose={onClose} />
}
