export type Axis = 'latitude' | 'longitude';

/** No coordinate has more letters. On a long text the regular expression would be slow. */
const MAX_COORDINATE_LETTERS = 40;
const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SECONDS = String.raw`(?<seconds>${NUMBER})\s*(?:["″”]|''|′′|’’)\s*`;
const MINUTES = String.raw`(?<=[°º]\s*)(?<minutes>${NUMBER})\s*['′’]\s*(?:${SECONDS})?`;
const DEGREES = String.raw`(?<degrees>-?${NUMBER})\s*[°º]?\s*(?:${MINUTES})?`;
/** Matches degrees, with or without minutes and seconds, and a letter of the compass before or after them. */
const COORDINATE = new RegExp(String.raw`^(?<before>[NSEW]?)\s*${DEGREES}(?<after>[NSEW]?)$`, 'i');
const COMPASS: Readonly<Record<Axis, string>> = { latitude: 'NS', longitude: 'EW' };
const EXAMPLES: Readonly<Record<Axis, string>> = { latitude: '9.93', longitude: '76.27' };
const INDIA = { south: 6, north: 37.5, west: 68, east: 97.5 } as const;

/** Reads "9.93", "9,93", "9.93° N" and "9°55'48"N" as decimal degrees. Undefined if the text is not clear. */
export function parseCoordinate(text: string, axis: Axis): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_COORDINATE_LETTERS) return undefined;
  const match = COORDINATE.exec(trimmed)?.groups;
  if (!match) return undefined;
  const { before = '', degrees = '', minutes, seconds, after = '' } = match;
  const letter = (before || after).toUpperCase();
  const isNegative = degrees.startsWith('-');
  if ((before && after) || (letter && isNegative)) return undefined;
  if (!COMPASS[axis].includes(letter)) return undefined;
  const parts = [degrees.replace('-', ''), minutes, seconds].filter((part) => part !== undefined);
  // Only the last part may have decimals: 9.5°30' has two meanings.
  if (parts.slice(0, -1).some((part) => /[.,]/.test(part))) return undefined;
  const numbers = parts.map((part) => Number(part.replace(',', '.')));
  const [wholeDegrees = 0, wholeMinutes = 0, wholeSeconds = 0] = numbers;
  if (wholeMinutes >= 60 || wholeSeconds >= 60) return undefined;
  const absoluteDegrees = wholeDegrees + wholeMinutes / 60 + wholeSeconds / 3600;
  const isSouthOrWest = isNegative || letter === 'S' || letter === 'W';
  return Number((isSouthOrWest ? -absoluteDegrees : absoluteDegrees).toFixed(6));
}

export function coordinatesProblem(latitude: string, longitude: string): string {
  const isSwapped = isInIndia(
    parseCoordinate(longitude, 'latitude'),
    parseCoordinate(latitude, 'longitude'),
  );
  if (isSwapped) {
    return `Latitude ${latitude} and longitude ${longitude} are swapped: exchange them.`;
  }
  const axisProblems = [axisProblem(latitude, 'latitude'), axisProblem(longitude, 'longitude')];
  const problem = axisProblems.filter((each) => each !== '').join('. ');
  if (problem !== '') return problem;
  const north = parseCoordinate(latitude, 'latitude');
  const east = parseCoordinate(longitude, 'longitude');
  if (isInIndia(north, east)) return '';
  return `${north}, ${east} is not in India: latitudes lie between ${INDIA.south} and ${INDIA.north} there, longitudes between ${INDIA.west} and ${INDIA.east}.`;
}

function axisProblem(text: string, axis: Axis): string {
  const example = `like this: ${EXAMPLES[axis]}`;
  if (text.trim() === '') return `The ${axis} is missing: write it in degrees, ${example}`;
  if (parseCoordinate(text, axis) !== undefined) return '';
  return `“${text}” is not a ${axis}: write it in degrees, ${example}`;
}

function isInIndia(latitude = Number.NaN, longitude = Number.NaN): boolean {
  const { south, north, west, east } = INDIA;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
