import { AsyncLocalStorage } from 'node:async_hooks';

const isChecked = new AsyncLocalStorage<true>();

/** Runs `work`, which publishes with `create` or `update` what its caller has checked. */
export function runAsChecked<Result>(work: () => Result): Result {
  return isChecked.run(true, work);
}

export function isAlreadyChecked(): boolean {
  return isChecked.getStore() === true;
}
