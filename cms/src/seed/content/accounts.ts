export const transparency = {
  registrations: [
    { kind: '12A', number: 'SAMPLE-12A-0000', validUntil: '2031-03-31' },
    { kind: '80G', number: 'SAMPLE-80G-0000', validUntil: '2031-03-31' },
    { kind: 'NGO Darpan', number: 'XX/0000/0000000' },
    { kind: 'CSR-1', number: 'CSR00000000' },
    { kind: 'FCRA', number: '000000000', validUntil: '2030-12-31' },
  ],
  board: [
    { name: 'Sample Member One', office: 'Chair' },
    { name: 'Sample Member Two', office: 'Secretary' },
    { name: 'Sample Member Three', office: 'Treasurer' },
    { name: 'Sample Member Four', office: 'Member, teacher' },
    { name: 'Sample Member Five', office: 'Member, chartered accountant' },
  ],
  years: [
    {
      year: 2025,
      donations: 2_345_600,
      companies: 1_850_000,
      grants: 1_200_000,
      foreign: 640_000,
      otherIncome: 86_400,
      projects: 3_412_500,
      staff: 1_768_000,
      administration: 412_300,
      fundraising: 168_900,
      otherSpending: 54_300,
    },
    {
      year: 2024,
      donations: 1_987_400,
      companies: 1_400_000,
      grants: 1_200_000,
      foreign: 415_000,
      otherIncome: 71_200,
      projects: 2_874_000,
      staff: 1_512_000,
      administration: 389_600,
      fundraising: 142_700,
      otherSpending: 38_500,
    },
    {
      year: 2023,
      donations: 1_543_200,
      companies: 900_000,
      grants: 1_000_000,
      otherIncome: 58_700,
      projects: 2_106_300,
      staff: 1_038_000,
      administration: 341_200,
      fundraising: 97_400,
    },
  ],
};

/** The files of the page Transparency. `file` is the name of a PDF in `seed-media/documents`. */
export const accountsFiles = [
  accounts(2025),
  accounts(2024),
  accounts(2023),
  {
    file: 'fcra-25-1',
    kind: 'fcra-statement',
    year: 2025,
    title: 'FCRA quarterly statement, January–March 2025 (sample)',
  },
  {
    file: 'fcra-24-4',
    kind: 'fcra-statement',
    year: 2025,
    title: 'FCRA quarterly statement, October–December 2024 (sample)',
  },
];

function accounts(year: number) {
  const [from, to] = [year - 1, year].map((each) => String(each).slice(-2));
  return {
    file: `accounts-${from}-${to}`,
    kind: 'audited-accounts',
    year,
    title: `Audited accounts to March ${year} (sample)`,
  };
}
