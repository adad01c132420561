import { type MouseEvent, useEffect, useRef } from 'react';

/** A dialog over the page, open from the start. A press beside its content closes it, as Escape does. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => ref.current?.close();

  useEffect(() => {
    ref.current?.showModal();
  }, []);

  function onClick({ target }: MouseEvent) {
    if (target === ref.current) close();
  }

  return { dialogProps: { ref, onClick }, close };
}
