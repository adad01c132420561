import { useEffect, useState } from 'react';
import type { Forced } from './examples.ts';

/** A pressed thing is under the pointer as well. */
const classes: Readonly<Record<Forced, string>> = {
  hover: 'as-hover',
  focus: 'as-focus',
  pressed: 'as-hover as-active',
};

const control = 'a[href], button, input, textarea, select, summary';

/**
 * Shows states that only a pointer or a key can bring about: each rule of the page's style sheets that
 * asks for `:hover`, `:focus-visible` or `:active` is written once more for a class of its own, which
 * the examples' controls then get.
 *
 * @returns whether it is done.
 */
export function useForcedStates(): boolean {
  const [done, setDone] = useState(false);
  useEffect(() => {
    for (const sheet of document.styleSheets) doubleRules(sheet);
    for (const frame of document.querySelectorAll<HTMLElement>('[data-as]')) {
      const target = frame.querySelector(frame.dataset.on ?? control);
      const state = frame.dataset.as;
      if (target && (state === 'hover' || state === 'focus' || state === 'pressed')) {
        target.classList.add(...classes[state].split(' '));
      }
    }
    setDone(true);
  }, []);
  return done;
}

function doubleRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSGroupingRule) doubleRules(rule);
    else if (rule instanceof CSSStyleRule) {
      const selector = rule.selectorText
        .replaceAll(':hover', '.as-hover')
        .replaceAll(':focus-visible', '.as-focus')
        .replaceAll(':active', '.as-active');
      if (selector === rule.selectorText) continue;
      group.insertRule(rule.cssText.replace(rule.selectorText, selector), index + 1);
    }
  }
}
