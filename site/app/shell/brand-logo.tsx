import { CmsImage } from '../components/cms-image/cms-image.tsx';
import { Kolam } from '../components/kolam/kolam-drawing.tsx';
import { useOrganisation } from './use-organisation.ts';

/** The organisation's logo beside its name; a kolam where editors chose none. */
export function BrandLogo() {
  const logo = useOrganisation()?.logo;
  if (!logo) return <Kolam radius={1} seed="logo" strokeWidth={1.5} />;
  return (
    <CmsImage
      image={logo}
      alt=""
      sizes="44px"
      maxWidth={160}
      width={44}
      height={44}
      loading="eager"
    />
  );
}
