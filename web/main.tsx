import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createPageRouter } from './platform/create-page-router.ts'
import { PageRouterView } from './platform/page-router.tsx'
import { isDocument, loadPage } from './routes.tsx'
import './styles/app.css'
import { LoadingLine } from './ui/loading-line.tsx'
import { RootErrorScreen } from './ui/root-error-screen.tsx'
import { uiTexts } from './ui/texts.ts'

const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <StrictMode>
      <PageRouterView
        router={createPageRouter({ loadPage, isDocument })}
        loading={<LoadingLine>{uiTexts.loadingProduct}</LoadingLine>}
        waiting={uiTexts.loadingPage}
        ErrorScreen={RootErrorScreen}
      />
    </StrictMode>,
  )
