// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MarkTree} from "../src/MarkTree.sol";

/// The claims that `provetree.js` proves of the tree of marks, for all hashes of ids, and for all lanes of the first
/// node and of its child on the path of `nonce`. They are (I1) to (I3) of WalletExecutor. All other nodes are empty.
///
/// A node is sound if its lanes are filled from the lowest. Each function here has sound nodes, and asserts that they
/// stay so: thus the claims hold after any number of marks.
contract MarkTreeProofs {
    uint256 private constant ALL = 8; // lanes of a node

    mapping(uint256 => uint256) private nodes;

    /// A mark is found only if a lane of the path holds its 32 bits. If not, it is written into the lowest free lane of
    /// the path, so into the child only if the first node is full; no other lane changes. Then it is found.
    function marksTheLowestFreeLane(uint256 nonce, uint256 node, uint256 child) external {
        uint256 filled = _writeNode(0, node);
        uint256 filledBelow = _writeNode(_childOf(nonce), child);
        require(filledBelow == 0 || filled == ALL);
        uint256 mark = _markOf(nonce);
        assert(mark - 1 < type(uint32).max);
        bool isThere = _either(_holds(node, mark), filled == ALL ? _holds(child, mark) : false);

        (bool marked, uint256 key, uint256 lanes) = MarkTree.find(nodes, nonce);
        assert(marked == isThere);
        if (marked) return;
        if (filled < ALL) {
            assert(key == 0);
            _assertWritten(node, lanes, filled, mark);
        } else if (filledBelow < ALL) {
            assert(key == _childOf(nonce));
            _assertWritten(child, lanes, filledBelow, mark);
        } else {
            assert(key == MarkTree.keyOf(2, _pathOf(nonce)));
            _assertWritten(0, lanes, 0, mark);
        }
        nodes[key] = lanes;
        (marked,,) = MarkTree.find(nodes, nonce);
        assert(marked);
    }

    /// A mark that is found is found after any other.
    function staysMarked(uint256 nonce, uint256 other, uint256 node, uint256 child) external {
        _writeNodes(nonce, node, child);
        (bool marked,,) = MarkTree.find(nodes, nonce);
        require(marked);
        _mark(other);
        (marked,,) = MarkTree.find(nodes, nonce);
        assert(marked);
    }

    /// A mark that is not found is found after another only if the 32 bits of both are equal.
    function staysUnmarked(uint256 nonce, uint256 other, uint256 node, uint256 child) external {
        _writeNodes(nonce, node, child);
        require(_markOf(nonce) != _markOf(other));
        (bool marked,,) = MarkTree.find(nodes, nonce);
        require(!marked);
        _mark(other);
        (marked,,) = MarkTree.find(nodes, nonce);
        assert(!marked);
    }

    /// In each level below the 127th: nodes of two levels never share a key, and paths that meet in a node have met in
    /// all nodes above it, so it has one parent.
    function everyNodeHasOneParent(uint256 level, uint256 otherLevel, uint256 path, uint256 other) external pure {
        require(level < 127 && otherLevel < 127);
        if (level != otherLevel) assert(MarkTree.keyOf(level, path) != MarkTree.keyOf(otherLevel, other));
        if (MarkTree.keyOf(level + 1, path) == MarkTree.keyOf(level + 1, other)) {
            assert(MarkTree.keyOf(level, path) == MarkTree.keyOf(level, other));
        }
    }

    /// Marks an id as the executor does.
    function _mark(uint256 nonce) private {
        (bool marked, uint256 key, uint256 lanes) = MarkTree.find(nodes, nonce);
        if (!marked) nodes[key] = lanes;
    }

    /// Writes two sound nodes.
    function _writeNodes(uint256 nonce, uint256 node, uint256 child) private {
        bool sound = _either(_laneOf(node, ALL - 1) != 0, child == 0);
        for (uint256 i = 1; i < ALL; ++i) {
            sound = _both(sound, _either(_laneOf(node, i - 1) != 0, _laneOf(node, i) == 0));
            sound = _both(sound, _either(_laneOf(child, i - 1) != 0, _laneOf(child, i) == 0));
        }
        require(sound);
        nodes[0] = node;
        nodes[_childOf(nonce)] = child;
    }

    /// Writes a sound node, and returns how many of its lanes are filled.
    function _writeNode(uint256 key, uint256 lanes) private returns (uint256 filled) {
        while (filled < ALL && _laneOf(lanes, filled) != 0) ++filled;
        require(filled == ALL || lanes >> (32 * filled) == 0);
        nodes[key] = lanes;
    }

    /// The lane `free`, which was empty, holds the mark; each other lane is as before.
    function _assertWritten(uint256 before, uint256 lanes, uint256 free, uint256 mark) private pure {
        uint256 wrong = _laneOf(before, free);
        for (uint256 i = 0; i < ALL; ++i) {
            wrong |= _laneOf(lanes, i) ^ (i == free ? mark : _laneOf(before, i));
        }
        assert(wrong == 0);
    }

    function _holds(uint256 lanes, uint256 mark) private pure returns (bool held) {
        for (uint256 i = 0; i < ALL; ++i) {
            held = _either(held, _laneOf(lanes, i) == mark);
        }
    }

    /// a && b, without the two paths of that.
    function _both(bool a, bool b) private pure returns (bool all) {
        assembly ("memory-safe") {
            all := and(a, b)
        }
    }

    /// a || b likewise.
    function _either(bool a, bool b) private pure returns (bool any) {
        assembly ("memory-safe") {
            any := or(a, b)
        }
    }

    function _laneOf(uint256 lanes, uint256 i) private pure returns (uint256) {
        return uint32(lanes >> (32 * i));
    }

    function _markOf(uint256 nonce) private pure returns (uint256 mark) {
        mark = uint32(uint256(keccak256(abi.encode(nonce))));
        if (mark == 0) mark = 1;
    }

    function _pathOf(uint256 nonce) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(nonce))) >> 32;
    }

    function _childOf(uint256 nonce) private pure returns (uint256) {
        return MarkTree.keyOf(1, _pathOf(nonce));
    }
}
