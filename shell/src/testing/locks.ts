interface Request {
  run: () => Promise<unknown>;
  reject(error: unknown): void;
}

/** Web Locks of one browser, as far as the shell uses them: exclusive ones, with `signal` and `steal`. */
export class Locks {
  private held: Request | null = null;
  private readonly waiting: Request[] = [];

  request(_: string, options: { signal?: AbortSignal; steal?: boolean }, callback: () => Promise<unknown>) {
    return new Promise<unknown>((resolve, reject) => {
      const request: Request = {
        run: async () => {
          const result = await callback();
          if (this.held !== request) return;
          resolve(result);
          this.held = null;
          this.grant();
        },
        reject,
      };
      if (options.steal) {
        this.held?.reject(new DOMException('stolen', 'AbortError'));
        this.held = null;
        this.waiting.unshift(request);
      } else this.waiting.push(request);
      options.signal?.addEventListener('abort', () => {
        const index = this.waiting.indexOf(request);
        if (index < 0) return;
        this.waiting.splice(index, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      queueMicrotask(() => this.grant());
    });
  }

  private grant(): void {
    if (this.held) return;
    this.held = this.waiting.shift() ?? null;
    void this.held?.run();
  }
}
