import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../../platform/query-client.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { LoadingLine } from '../../../ui/loading-line.tsx'
import type { CardFormProps } from '../card-form.ts'
import { showPaymentError } from '../show-payment-error.ts'
import { billingTexts } from '../texts.ts'
import { loadStripeCard } from './load-stripe-card.ts'

/** Loads the card provider and shows its field, or says that it could not be loaded. */
export function StripeCardEntry({ publishableKey, ...form }: CardFormProps & { publishableKey: string }) {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['stripe-card', publishableKey],
      queryFn: () => loadStripeCard(publishableKey),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  const hasFailed = isError && !isFetching
  useEffect(() => {
    if (hasFailed) showPaymentError(billingTexts.notInitialised)
  }, [hasFailed])

  if (data) return <data.StripeCardForm {...form} stripe={data.stripe} />
  if (!hasFailed) return <LoadingLine>{billingTexts.loadingCardField}</LoadingLine>
  return (
    <Banner
      variant="warning"
      isAnnounced={false}
      action={<ActionButton action={() => refetch()}>{billingTexts.tryAgain}</ActionButton>}
    >
      {billingTexts.notInitialised}
    </Banner>
  )
}
