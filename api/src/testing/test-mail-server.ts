import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** SMTP server on this machine that keeps what it receives. */
export class TestMailServer {
  /** Received mails, as they came. */
  readonly received: string[] = [];
  /** Number of mails that it still refuses. */
  refusals = 0;
  /** Code with which it refuses; 451 asks to try later. */
  refusal = 451;
  /** Called once, when the next mail has come, which is then never answered. */
  hang: (() => void) | null = null;

  private constructor(
    private readonly server: SMTPServer,
    /** Address for the service. */
    readonly url: string,
  ) {}

  static async start(): Promise<TestMailServer> {
    const smtp: SMTPServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (mails.refusals-- > 0) return done(Object.assign(new Error('try later'), { responseCode: mails.refusal }));
          mails.received.push(Buffer.concat(chunks).toString());
          const { hang } = mails;
          mails.hang = null;
          if (hang) hang();
          else done();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    const mails = new TestMailServer(smtp, `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`);
    return mails;
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }
}

/** Waits for a condition, 5 s at most. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited for too long');
}
