/** Every route of section 2.1 with the heading that is known of it; projects are those of the fixtures. */
export const routes = [
  { path: '/', heading: /Empowering Our Kids Through Education/ },
  { path: '/contact-us', heading: /^Contact Us$/ },
  { path: '/our-story', heading: /^Our Story$/ },
  { path: '/opportunities', heading: /^Opportunities$/ },
  { path: '/opportunities/volunteer', heading: /^Volunteer With us$/ },
  { path: '/opportunities/intern', heading: /^Intern With Us$/ },
  { path: '/opportunities/sponsor', heading: /^Be a Sponsor$/ },
  { path: '/gallery', heading: /^Gallery$/ },
  { path: '/team', heading: /^Strength in Unity$/ },
  { path: '/projects', heading: /^Projects$/ },
  { path: '/projects/project-spark', heading: /^Project Spark$/ },
  { path: '/privacy', heading: /Privacy/ },
  { path: '/terms', heading: /Terms/ },
  { path: '/refunds-cancellations', heading: /Refunds & Cancellations Policy/ },
  { path: '/about-us', heading: /About/ },
  { path: '/app-privacy', heading: /Privacy/ },
] as const;

/** A path that no page has. */
export const unknownPath = '/no-such-page';
