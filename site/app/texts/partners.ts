import partners from './partners.json' with { type: 'json' };

/**
 * The partners of the home page (3.10): associated ones with the project that they pay for, and
 * colleges whose students volunteer. A logo is a path on this website. Sample data: none exists.
 */
interface Partners {
  readonly associated: readonly { name: string; project: string; logo: string }[];
  readonly volunteer: readonly { name: string; logo?: string }[];
}

export const { associated: associatedPartners, volunteer: volunteerPartners }: Partners = partners;

/** Shown where a partner has no logo (2.4.9). */
export const defaultPartnerLogo = '/images/partner-default.svg';
