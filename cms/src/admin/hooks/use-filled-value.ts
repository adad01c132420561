import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `show` after Strapi has filled a field with another value, and before the browser shows it. Layout effects put
 * back first what the person typed while a save ran, so `show` gets the value with it.
 */
export function useFilledValue<Value>(value: Value, show: (value: Value) => void): void {
  const latestValue = useRef(value);
  useLayoutEffect(() => {
    latestValue.current = value;
    // A normal effect would come too late and lose the next key. A microtask runs after all layout effects, and after
    // React has rendered what they changed.
    queueMicrotask(() => show(latestValue.current));
  }, [value, show]);
}
