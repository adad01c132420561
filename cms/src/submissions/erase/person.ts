/** The person whose entries are searched; at least one of the two. */
export interface Person {
  /** Compared without regard to upper and lower case. */
  readonly email?: string;
  /** The last ten digits: with or without a country code it is the same phone. */
  readonly phone?: string;
}

/**
 * Reads a person from what a member of the staff typed, or returns a sentence that says what is wrong
 * with it. The sentence quotes nothing of the person, since it may end up in a log.
 */
export function personFrom(email: unknown, phone: unknown): Person | { readonly problem: string } {
  const address = typeof email === 'string' ? email.trim() : '';
  const digits = typeof phone === 'string' ? phone.replace(/[\s()+.-]/g, '') : '';
  if (address === '' && digits === '') {
    return { problem: 'Give an e-mail address, a mobile number, or both.' };
  }
  if (address !== '' && !/^[^\s@]+@[^\s@]+$/.test(address)) {
    return { problem: 'Give a whole e-mail address, such as name@example.org.' };
  }
  if (digits !== '' && !/^\d{10,}$/.test(digits)) {
    return { problem: 'Give a whole mobile number, at least ten digits.' };
  }
  return {
    ...(address === '' ? {} : { email: address }),
    ...(digits === '' ? {} : { phone: digits.slice(-10) }),
  };
}
