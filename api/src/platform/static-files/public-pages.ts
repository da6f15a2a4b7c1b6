import fs from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@canchero/shared-contracts/core';
import { leadsTo } from '@canchero/shared-contracts/federation';
import { z } from 'zod';
import type { StoredRemote } from '../releases/read-release';
import { keyOf } from '../releases/read-release';
import type { Services } from '../services';

/** File of a remote's release with its public pages, which the build renders. */
const PAGES = 'pages.json';

const Page = z.object({
  /** Path of the route. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Address of a picture for previews of links; empty for none. */
  image: z.string(),
  json_ld: z.array(z.record(z.string(), z.unknown())),
  /** Style elements; empty with an empty body. */
  styles: z.string(),
  body: z.string(),
});
export type PublicPage = z.output<typeof Page>;
const Pages = z.record(z.enum(LANGUAGES), z.array(Page));
type Pages = z.output<typeof Pages>;

/** Pages for visitors that the active releases bring. */
export class PublicPages {
  private readonly read = new Map<string, Pages | null>();

  constructor(private readonly services: Services) {}

  /** Finds the page at a path; null if no active release has one there. */
  async find(address: string, language: Language): Promise<PublicPage | null> {
    for (const release of await this.releases()) {
      const pages = (await this.pagesOf(release))?.[language] ?? [];
      const page = pages.find(({ path: route }) => leadsTo(route, address) && isPublic(release, route));
      if (page) return page;
    }
    return null;
  }

  /** Lists the paths of pages without parameters. */
  async paths(): Promise<string[]> {
    const paths = (await this.releases()).map(async (release) => {
      const pages = (await this.pagesOf(release))?.es ?? [];
      return pages.map((page) => page.path).filter((one) => !one.includes(':') && isPublic(release, one));
    });
    return (await Promise.all(paths)).flat();
  }

  private async releases(): Promise<StoredRemote[]> {
    const { active, stored } = await this.services.registry.current();
    const releases = active.flatMap((row) => stored.get(keyOf(row)) ?? []);
    return releases.filter((release): release is StoredRemote => release.kind === 'remote');
  }

  /** Reads the pages of a release, once; null if it has none. */
  private async pagesOf(release: StoredRemote): Promise<Pages | null> {
    const key = keyOf(release);
    const known = this.read.get(key);
    if (known !== undefined) return known;
    const pages = await this.readPages(release);
    this.read.set(key, pages);
    return pages;
  }

  private async readPages({ name, version }: StoredRemote): Promise<Pages | null> {
    const file = path.join(this.services.releases.folder, name, version, PAGES);
    const text = await fs.readFile(file, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      return Pages.parse(JSON.parse(text.replaceAll('__RELEASE__', `/remotes/${name}/${version}`)));
    } catch (error) {
      this.services.log.error({ err: error, release: `${name} ${version}` }, 'the pages of a release are not valid');
      return null;
    }
  }
}

/** Checks that a page belongs to a route of its remote that anyone may know. */
const isPublic = ({ descriptor }: StoredRemote, route: string): boolean =>
  descriptor.routes.some(
    ({ path: own, frame, audience = descriptor.audience }) =>
      own === route && frame === 'public' && audience === 'public',
  );
