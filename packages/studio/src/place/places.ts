import { fractal, noise, scatter } from '../parts/noise.ts';
import type { Place, Ridge } from './place.ts';

export type PlaceName = 'hills' | 'sea' | 'city' | 'forest' | 'space' | 'clouds' | 'snow' | 'stage';

const rolling = (base: number, height: number, fine: number, shift: number) => (across: number) =>
  base - height * (fractal(across * fine + shift, shift, 2) - 0.5) * 2;

function skyline(base: number, height: number, wide: number, shift: number): Ridge['edge'] {
  return (across) => {
    const block = Math.floor(across * wide + shift);
    const inner = across * wide + shift - block;
    const step = inner > 0.7 ? 0.12 : 0;
    return base - height * (0.25 + 0.75 * scatter(block + 7)) + step * height;
  };
}

function treeline(base: number, height: number, wide: number, shift: number): Ridge['edge'] {
  return (across) => {
    const at = across * wide + shift;
    const tree = Math.floor(at);
    const inner = at - tree - 0.5;
    const tall = height * (0.5 + 0.5 * scatter(tree * 3 + 1));
    return base - tall * (1 - Math.abs(inner) * 1.7) - 0.015 * noise(at * 9, shift);
  };
}

function heaps(base: number, height: number, wide: number, shift: number): Ridge['edge'] {
  return (across) => {
    const at = across * wide + shift;
    const heap = Math.floor(at);
    const inner = (at - heap - 0.5) * 2;
    return (
      base -
      height * (0.4 + 0.6 * scatter(heap + 3)) * Math.sqrt(Math.max(0, 1 - inner * inner * 0.85))
    );
  };
}

export const places: Record<PlaceName, Place> = {
  hills: {
    ridges: [
      { color: '#7fa8c8', edge: rolling(0.72, 0.2, 0.9, 3), haze: 0.75, rough: 0.1 },
      { color: '#6fae6a', edge: rolling(0.84, 0.13, 0.8, 17), haze: 0.45, rough: 0.25 },
      { color: '#4f9a4a', edge: treeline(0.95, 0.13, 7, 2), haze: 0.3, rough: 0.4 },
      { color: '#66b04a', edge: rolling(0.97, 0.05, 0.7, 31), haze: 0.1, rough: 0.3 },
    ],
    ground: ['#74b844', '#3f8a30'],
    grain: 0.9,
    flowers: 1,
    clouds: 0.8,
  },
  sea: {
    ridges: [
      { color: '#7f9ab8', edge: rolling(0.76, 0.12, 0.6, 9), haze: 0.7, rough: 0.1 },
      { color: '#2f8fc0', edge: () => 0.8, haze: 0.25, rough: 0, waves: true },
      { color: '#f0d9a0', edge: rolling(0.985, 0.02, 0.8, 5), haze: 0.1, rough: 0.1 },
    ],
    ground: ['#e8cc90', '#c9a060'],
    grain: 0.5,
    flowers: 0,
    clouds: 0.7,
  },
  city: {
    ridges: [
      { color: '#8fa0c0', edge: skyline(0.9, 0.55, 5, 1), haze: 0.7, rough: 0.05, windows: 0.35 },
      { color: '#6a7aa0', edge: skyline(0.95, 0.42, 4, 9), haze: 0.4, rough: 0.05, windows: 0.6 },
      { color: '#4c5a80', edge: skyline(1, 0.26, 3, 5), haze: 0.2, rough: 0.05, windows: 0.9 },
    ],
    ground: ['#a8a29c', '#7f7a78'],
    grain: 0.35,
    flowers: 0,
    clouds: 0.5,
  },
  forest: {
    ridges: [
      { color: '#6a9a80', edge: treeline(0.86, 0.6, 5, 3), haze: 0.65, rough: 0.3 },
      { color: '#3f7f58', edge: treeline(0.95, 0.55, 4, 8), haze: 0.35, rough: 0.4 },
      { color: '#2c6640', edge: treeline(1, 0.34, 5, 14), haze: 0.15, rough: 0.5 },
    ],
    ground: ['#6a9a44', '#4a6a30'],
    grain: 1.2,
    flowers: 0.6,
    clouds: 0.3,
  },
  space: {
    ridges: [{ color: '#9a7ac8', edge: rolling(0.9, 0.12, 1.1, 5), haze: 0.3, rough: 0.35 }],
    ground: ['#b49ad8', '#7a62a8'],
    grain: 0.8,
    flowers: 0,
    clouds: 0.9,
  },
  clouds: {
    ridges: [
      { color: '#f6e3f2', edge: heaps(0.85, 0.2, 4, 2), haze: 0.5, rough: 0.12 },
      { color: '#fff0f6', edge: heaps(0.95, 0.16, 3.2, 7), haze: 0.25, rough: 0.12 },
      { color: '#ffffff', edge: heaps(1.02, 0.12, 4, 4), haze: 0.05, rough: 0.1 },
    ],
    ground: ['#f0e2f2', '#c9b6e0'],
    grain: 0.3,
    flowers: 0,
    clouds: 1,
  },
  snow: {
    ridges: [
      { color: '#9ab4d8', edge: treeline(0.8, 0.5, 1.6, 4), haze: 0.55, rough: 0.2 },
      { color: '#dfeaf8', edge: rolling(0.86, 0.1, 0.9, 21), haze: 0.3, rough: 0.1 },
      { color: '#5f8a90', edge: treeline(0.97, 0.2, 6, 8), haze: 0.3, rough: 0.3 },
      { color: '#dfeafa', edge: rolling(0.98, 0.03, 0.8, 2), haze: 0.05, rough: 0.08 },
    ],
    ground: ['#dce8f8', '#a9c0e0'],
    grain: 0.4,
    flowers: 0,
    clouds: 0.6,
  },
  stage: {
    ridges: [{ color: '#8a1f2e', edge: () => -0.2, haze: 0, rough: -1 }],
    ground: ['#b8763a', '#7a4620'],
    grain: 0.3,
    flowers: 0,
    clouds: 0,
  },
};
