import { SiteLink } from '../../components/site-link.tsx';
import { fill } from '../../labels/labels.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useBrand } from '../../shell/use-organisation.ts';

/** Names the registrations that donors ask for, and leads to the page with their numbers (R41). */
export function RegisteredUnder({ registrations }: { readonly registrations: readonly string[] }) {
  const { language, transparency } = useLabels();
  const brand = useBrand();
  if (registrations.length === 0) return null;
  const names = new Intl.ListFormat(language).format(registrations);
  return (
    <p>
      {fill(transparency.registered, { name: brand, registrations: names })}{' '}
      <SiteLink to="/transparency">{transparency.details}</SiteLink>
    </p>
  );
}
