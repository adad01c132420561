import sizes from 'virtual:document-sizes';

/** A document of the footer (2.13). */
export interface OfficialDocument {
  readonly label: string;
  readonly path: string;
  /** Type and size for people, such as "PDF, 120 KB"; the type alone where the file is not there. */
  readonly kind: string;
}

/** The tax-exemption certificates, in the order of 2.13. */
export const certificates: readonly OfficialDocument[] = [
  officialDocument('80G Certificate', '/docs/80G-Certificate.pdf'),
  officialDocument('12A Certificate', '/docs/12A-Certificate.pdf'),
];

/** The annual reports, newest first as in 2.13. */
export const annualReports: readonly OfficialDocument[] = [
  officialDocument('Annual Report 2024–25', '/docs/AR-24-25.pdf'),
  officialDocument('Annual Report 2023–24', '/docs/AR-23-24.pdf'),
  officialDocument('Annual Report 2022–23', '/docs/AR-22-23.pdf'),
  officialDocument('Annual Report 2021–22', '/docs/AR-21-22.pdf'),
  officialDocument('Annual Report 2020–21', '/docs/AR-20-21.pdf'),
];

function officialDocument(label: string, path: string): OfficialDocument {
  const bytes = sizes[path];
  return { label, path, kind: bytes === undefined ? 'PDF' : `PDF, ${sizeForPeople(bytes)}` };
}

/** `122_880` bytes as "120 KB", from a million on in MB. */
function sizeForPeople(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
