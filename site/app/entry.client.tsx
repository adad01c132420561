import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { openAfterRelease, resumeAfterReload } from './shell/open-after-release.ts';
import { loadTexts } from './texts/load-texts.ts';
import { TextsContext } from './texts/use-texts.ts';

resumeAfterReload();

const texts = await loadTexts(document.documentElement.lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={texts}>
        <HydratedRouter instrumentations={[openAfterRelease]} />
      </TextsContext>
    </StrictMode>,
  );
});
