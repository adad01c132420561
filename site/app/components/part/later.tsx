import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { type NearPart, nearPart } from './near-part.ts';
import { PartStatus } from './part-status.tsx';
import { useWantedOnTheWay } from './use-wanted-on-the-way.ts';

/** A component that the server writes with the page, and React takes over when the visitor comes near. */
export interface Later<Props> {
  readonly Component: ComponentType<Props>;
  readonly part: NearPart<{ readonly default: ComponentType<Props> }>;
}

/**
 * Makes a component of a module that is sent for late. Until it has come, its links and forms work by
 * themselves (R18). The module must be named in `vite.config.ts`, so that its styles stand in the page.
 *
 * @param id of its first element: once that is near or passed, the module is sent for
 */
export function later<Props extends object>(
  id: string,
  fetchModule: () => Promise<{ readonly default: ComponentType<Props> }>,
): Later<Props> {
  const part = nearPart(id, fetchModule, true);
  const Part: ComponentType<Props> = lazy(part.load);

  // Made once for a module, when the file that names it is read; not while anything is rendered.
  // biome-ignore-start lint/correctness/noComponentHookFactories: see above
  /** Only seen where the page is not the server's own and this part did not arrive with it. */
  function OnItsWay() {
    const failed = useSyncExternalStore(part.subscribe, part.failed, () => false);
    useEffect(() => part.want(), []);
    return <PartStatus state={failed ? 'failed' : 'loading'} onRetry={part.want} />;
  }

  function Component(props: Props) {
    useWantedOnTheWay(part);
    return (
      <Suspense fallback={<OnItsWay />}>
        <Part {...props} />
      </Suspense>
    );
  }
  // biome-ignore-end lint/correctness/noComponentHookFactories: see above
  return { Component, part };
}
