import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const SERVER = path.join(__dirname, '../../dist/main.mjs');

/** Built service in a process of its own, to be stopped or killed. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [SERVER], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_FACTOR: '10000',
        PUBLIC_URL: 'http://localhost',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (chunk) => {
        output += chunk;
        const ready = /^ready (\S+)$/m.exec(output);
        if (ready) resolve(ready[1] as string);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
    });
    return new ServerProcess(child, address);
  }

  /** Asks the process to end, and returns its exit code. */
  async stop(): Promise<number> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  /** Holds the process, as one that computes for long: it neither accepts nor answers anything. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  resume(): void {
    this.child.kill('SIGCONT');
  }

  /** Ends the process by SIGKILL, once. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
