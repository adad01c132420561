import frame from './map-frame.module.css';

/** Where to read about the rights in the default map, as its licence wants it. */
const copyright = { name: 'OpenStreetMap', page: 'https://www.openstreetmap.org/copyright' };

/** Who made the street map: a setting, always visible (R28). The default source's name is a link. */
export function Attribution({ text }: { readonly text: string }) {
  const [before, after] = text.split(copyright.name);
  return (
    <p className={frame.attribution}>
      {after === undefined ? (
        text
      ) : (
        <>
          {before}
          <a href={copyright.page} target="_blank" rel="noopener">
            {copyright.name}
          </a>
          {after}
        </>
      )}
    </p>
  );
}
