/**
 * A part of a path. Indian scripts write vowels as marks, and some letters with a joiner: both are written as
 * addresses are.
 */
export const slugInAnyScript = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}._~-]*$/u;
