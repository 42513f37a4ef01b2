import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand, resetMouse, sendMouse} from '@web/test-runner-commands';
import EmblaCarousel from 'embla-carousel';
import Sortable from 'sortablejs';
import Swiper from 'swiper/bundle';
import '../../../src/index.js';
import {User} from '../../tools/user.js';

/** A published library for carousels or sortable lists. */
interface Carousel {
  readonly name: string;
  /** The test puts the board into the innermost first element. */
  readonly markup: string;
  readonly sheets?: readonly string[];
  readonly start: (root: HTMLElement) => Running;
}

interface Running {
  /** The number of presses that have reached the library. */
  readonly presses: () => number;
  /** Whether the library has begun to follow the pointer: some check its place only from time to time. */
  readonly follows: () => boolean;
  readonly isMoved: () => boolean;
  readonly back: () => void;
  readonly end: () => void;
}

const slides = (root: string, container: string, slide: string) =>
  `<div class="${root}" style="overflow: hidden; width: 420px">
    <div class="${container}" style="display: flex">
      <div class="${slide}" style="flex: 0 0 100%"></div><div class="${slide}" style="flex: 0 0 100%">second</div>
    </div>
  </div>`;

const carousels: readonly Carousel[] = [
  {
    name: 'Swiper',
    markup: slides('swiper', 'swiper-wrapper', 'swiper-slide'),
    sheets: ['node_modules/swiper/swiper-bundle.min.css'],
    start: (root) => {
      let presses = 0;
      const keyboard = {enabled: true, onlyInViewport: false};
      const swiper = new Swiper(root, {speed: 0, keyboard, on: {touchStart: () => presses++}});
      return {
        presses: () => presses,
        follows: () => swiper.translate < -50,
        isMoved: () => swiper.activeIndex !== 0,
        back: () => void swiper.slideTo(0, 0),
        end: () => void swiper.destroy(),
      };
    },
  },
  {
    name: 'Embla',
    markup: slides('embla', 'embla__container', 'embla__slide'),
    start: (root) => {
      let presses = 0;
      const embla = EmblaCarousel(root);
      embla.on('pointerDown', () => presses++);
      return {
        presses: () => presses,
        follows: () => embla.scrollProgress() > 0.1,
        isMoved: () => embla.selectedScrollSnap() !== 0,
        back: () => embla.scrollTo(0, true),
        end: () => embla.destroy(),
      };
    },
  },
  {
    name: 'SortableJS',
    markup: '<ul style="width: 420px; padding: 0"><li></li><li>second</li></ul>',
    start: (root) => {
      let presses = 0;
      const [first] = root.children;
      const isMoved = () => root.firstElementChild !== first;
      const sortable = new Sortable(root, {forceFallback: true, animation: 0, onChoose: () => presses++});
      return {
        presses: () => presses,
        follows: isMoved,
        isMoved,
        back: () => root.prepend(first as Element),
        end: () => sortable.destroy(),
      };
    },
  },
];

const rook = '6k1/8/8/8/8/8/8/R3K3 w - - 0 1';
type Point = readonly [x: number, y: number];

async function drag([x1, y1]: Point, [x2, y2]: Point, mayEnd = () => true): Promise<void> {
  await sendMouse({type: 'move', position: [x1, y1]});
  await sendMouse({type: 'down'});
  for (const part of [0.1, 0.3, 0.6, 0.9, 1]) {
    await sendMouse({
      type: 'move',
      position: [Math.round(x1 + part * (x2 - x1)), Math.round(y1 + part * (y2 - y1))],
    });
    await nextFrame();
  }
  while (!mayEnd()) await nextFrame();
  await sendMouse({type: 'up'});
  await nextFrame();
}

for (const {name, markup, sheets = [], start} of carousels) {
  describe(`a board inside a carousel or sortable list of ${name}`, () => {
    let user: User;
    let carousel: Running;
    let links: HTMLLinkElement[];

    beforeEach(async () => {
      links = sheets.map((path) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.href = new URL(`../../../${path}`, import.meta.url).href;
        return link;
      });
      await Promise.all(
        links.map((link) => {
          const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
          document.head.append(link);
          return loaded;
        }),
      );
      const template = document.createElement('template');
      template.innerHTML = markup;
      const root = template.content.firstElementChild as HTMLElement;
      user = await User.setup({mode: 'play', animation: 'none', fen: rook}, root);
      carousel = start(root);
      await nextFrame();
    });

    afterEach(async () => {
      carousel.end();
      user.leave();
      for (const link of links) link.remove();
      await resetMouse();
    });

    /** A point to drag to: over the other item of the list, or where the next slide would come in. */
    const away = (): Point =>
      name === 'SortableJS' ? [100, Math.round(user.board.getBoundingClientRect().bottom + 10)] : [5, 200];

    it('plays when a piece is dragged, and the library does not react', async () => {
      await drag(user.middle('a1'), user.middle('d1'));
      expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['Rd1']);
      expect(carousel.isMoved()).to.equal(false);
      await drag(user.middle('g8'), away());
      expect(user.changes.length).to.equal(1);
      expect(carousel.isMoved()).to.equal(false);
      expect(user.picked()).to.equal(null);
      expect(carousel.presses()).to.equal(0);
    });

    it('plays by two clicks', async () => {
      await user.click('a1', 'd1');
      expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['Rd1']);
      expect(carousel.isMoved()).to.equal(false);
    });

    it('leaves drags that begin on an empty square, or on a board in view mode, to the library', async () => {
      const from = user.middle('h5');
      const piece = user.middle('g8');
      await drag(from, away(), carousel.follows);
      expect(carousel.isMoved(), 'from an empty square').to.equal(true);
      expect(user.changes).to.deep.equal([]);
      carousel.back();
      user.board.mode = 'view';
      await user.settled();
      await drag(piece, away(), carousel.follows);
      expect(carousel.isMoved(), 'from a piece of a board in view').to.equal(true);
    });

    it('does not pass on the arrow keys that move the cursor', async () => {
      user.cell('a1').focus();
      await executeServerCommand('press', 'ArrowRight');
      await user.settled();
      expect(user.focused()).to.equal('b1');
      expect(carousel.isMoved()).to.equal(false);
    });
  });
}
