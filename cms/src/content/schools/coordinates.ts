export type Axis = 'latitude' | 'longitude';

/** Longer than any coordinate: the expression is slow where a text has many blanks. */
const MAX_LETTERS = 40;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** Degrees alone, or with minutes and seconds, and at most one letter of the compass. */
const COORDINATE = new RegExp(
  String.raw`^([NSEW]?)\s*(-?${NUMBER})\s*[°º]?\s*(?:(?<=[°º]\s*)(${NUMBER})\s*['′’]\s*(?:(${NUMBER})\s*(?:["″”]|''|′′|’’)\s*)?)?([NSEW]?)$`,
  'i',
);
const LETTERS: Readonly<Record<Axis, string>> = { latitude: 'NS', longitude: 'EW' };
const EXAMPLES: Readonly<Record<Axis, string>> = { latitude: '9.93', longitude: '76.27' };
const INDIA = { south: 6, north: 37.5, west: 68, east: 97.5 } as const;

/** Reads "9.93", "9,93", "9.93° N" and "9°55'48"N" as decimal degrees; undefined where in doubt. */
export function readCoordinate(text: string, axis: Axis): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LETTERS) return undefined;
  const [, before = '', whole = '', minutes, seconds, after = ''] = COORDINATE.exec(trimmed) ?? [];
  const letter = (before || after).toUpperCase();
  const isNegative = whole.startsWith('-');
  if (whole === '' || (before && after) || (letter && isNegative)) return undefined;
  if (!LETTERS[axis].includes(letter)) return undefined;
  const parts = [whole.replace('-', ''), minutes, seconds].filter((part) => part !== undefined);
  // Only the last part may have decimals: 9.5°30' has two meanings.
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return undefined;
  const [degrees = 0, ...smaller] = parts.map((part) => Number(part.replace(',', '.')));
  if (smaller.some((part) => part >= 60)) return undefined;
  const [inMinutes = 0, inSeconds = 0] = smaller;
  const size = degrees + inMinutes / 60 + inSeconds / 3600;
  const isSouthOrWest = isNegative || letter === 'S' || letter === 'W';
  return Number((isSouthOrWest ? -size : size).toFixed(6));
}

/** Says what is wrong with the place of a school; undefined where it is in India. */
export function coordinatesProblem(latitude: string, longitude: string): string | undefined {
  const isSwapped = isInIndia(
    readCoordinate(longitude, 'latitude'),
    readCoordinate(latitude, 'longitude'),
  );
  if (isSwapped) {
    return `Latitude ${latitude} and longitude ${longitude} are swapped: exchange them.`;
  }
  const degrees: number[] = [];
  for (const [axis, text] of Object.entries({ latitude, longitude }) as [Axis, string][]) {
    const read = readCoordinate(text, axis);
    const example = `like this: ${EXAMPLES[axis]}`;
    if (text.trim() === '') return `The ${axis} is missing: write it in degrees, ${example}`;
    if (read === undefined) return `“${text}” is not a ${axis}: write it in degrees, ${example}`;
    degrees.push(read);
  }
  if (isInIndia(...degrees)) return undefined;
  const { south, north, west, east } = INDIA;
  return `${degrees.join(', ')} is not in India: latitudes lie between ${south} and ${north} there, longitudes between ${west} and ${east}.`;
}

function isInIndia(latitude = Number.NaN, longitude = Number.NaN): boolean {
  const { south, north, west, east } = INDIA;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
