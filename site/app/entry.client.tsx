import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLabels } from './labels/load-labels.ts';
import { LabelsContext } from './labels/use-labels.ts';
import { openAfterRelease, resumeAfterReload } from './shell/open-after-release.ts';

resumeAfterReload();

const labels = await loadLabels(document.documentElement.lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LabelsContext value={labels}>
        <HydratedRouter instrumentations={[openAfterRelease]} />
      </LabelsContext>
    </StrictMode>,
  );
});
