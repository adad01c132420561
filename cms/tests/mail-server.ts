import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, decoded from quoted-printable. */
  readonly text: string;
}

export interface MailServer {
  readonly mails: readonly TakenMail[];
  close(): Promise<void>;
}

/** What the server does with a mail that it was sent whole: takes it, or refuses it. */
type Judge = (count: number) => 'take' | 'refuse';

/** A mail server on a port of 127.0.0.1, without TLS and without passwords. */
export async function startMailServer(
  port: number,
  judge: Judge = () => 'take',
): Promise<MailServer> {
  const mails: TakenMail[] = [];
  let sent = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        sent += 1;
        if (judge(sent) === 'refuse') {
          done(new Error('No room in the mailbox'));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: decoded(raw),
        });
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
