import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterTest, type Cleanup } from './cleanup.ts';

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, decoded from quoted-printable. */
  readonly text: string;
}

/** A mail server on a port of 127.0.0.1, without TLS and without passwords. */
export class MailServer {
  readonly mails: TakenMail[] = [];
  #isRefusing = false;
  readonly #port: number;
  #server: SMTPServer | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Returns the mails that contain a text, such as the id of an entry. */
  about(part: string): TakenMail[] {
    return this.mails.filter((mail) => mail.text.includes(part));
  }

  /** Refuses the next mail, if it comes during the test. */
  refuseNext(t: Cleanup): void {
    this.#isRefusing = true;
    afterTest(t, () => {
      this.#isRefusing = false;
    });
  }

  /** Does nothing if it is open. */
  async open(): Promise<void> {
    if (this.#server) return;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, session, done) => {
        text(stream).then((raw) => {
          if (this.#isRefusing) {
            this.#isRefusing = false;
            done(new Error('No room in the mailbox'));
            return;
          }
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo.map(({ address }) => address);
          this.mails.push({ from: mailFrom ? mailFrom.address : '', to, text: decoded(raw) });
          done();
        }, done);
      },
    });
    server.on('error', () => {});
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function decoded(quotedPrintable: string): string {
  const bytes = quotedPrintable
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
