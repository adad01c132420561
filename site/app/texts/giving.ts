/** The panel "Give now" on the sponsor's page. */
export const givingTexts = {
  heading: 'Give now',
  introduction: 'Choose an amount and pay with any UPI app. There is no fee: all of it reaches us.',
  amountsLabel: 'Amount',
  otherLabel: 'Another amount in rupees',
  otherButton: 'Show the code',
  wrongAmount: 'Please enter an amount from ₹1 to ₹1,00,000, such as 500 or 250.50.',
  pay: (amount: string) => `Pay ${amount} with a UPI app`,
  scan: (amount: string) => `To give ${amount}, scan this code with the UPI app on your phone.`,
  codeAlt: (amount: string, payee: string) => `QR code that pays ${amount} to ${payee}`,
  upiLabel: 'UPI address',
  copy: 'Copy',
  copied: 'Copied',
  warningStart: 'Your app must show',
  warningEnd: 'before you pay.',
  sample: 'This is a sample address that belongs to no bank: no payment can reach it.',
  accountHeading: 'By bank transfer',
  account: {
    holder: 'Account holder',
    number: 'Account number',
    ifsc: 'IFSC',
    bank: 'Bank and branch',
  },
  receiptHeading: 'Your receipt for tax (80G)',
  receipt:
    'When you have paid, send us your name, postal address, PAN, the amount and the date by e-mail. Never write your PAN into a form on this website. Write to',
  note: 'Donation',
} as const;
